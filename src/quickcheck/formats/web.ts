import { elements, frequency, oneof } from "../generators/choice.ts";
import { constant, type Gen } from "../generators/gen.ts";
import { listOf, vector } from "../generators/list.ts";
import { choose, optional } from "../generators/numbers.ts";
import { tuple } from "../generators/product.ts";
import { stringOf } from "../generators/text.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const lettersAndDigits = [...letters, ..."0123456789"];
const byte = choose(0, 255);

/** An IPv4 address: `127.0.0.1`. */
export const ipV4: Gen<string> = vector(4, byte).map((bytes) => bytes.join("."));

/** An IPv4 address as old programs take it: fewer parts, octal and hexadecimal numbers. */
export const ipV4Extended: Gen<string> = oneof([
  ipV4,
  tuple(byte, choose(0, 0xff_ffff)).map(([a, b]) => `${a}.${b}`),
  choose(0, 0xffff_ffff).map((n) => `0x${n.toString(16)}`),
  vector(4, byte).map((bytes) => bytes.map((n) => `0${n.toString(8)}`).join(".")),
]);

const group = choose(0, 0xffff).map((n) => n.toString(16));

/** An IPv6 address, with a gap now and then, or with an IPv4 address at its end. */
export const ipV6: Gen<string> = frequency<string>([
  [4, vector(8, group).map((groups) => groups.join(":"))],
  [1, constant("::1")],
  [3, tuple(listOf(group, { max: 3 }), listOf(group, { max: 3 })).map(([a, b]) => `${a.join(":")}::${b.join(":")}`)],
  [1, tuple(vector(6, group), ipV4).map(([groups, end]) => `${groups.join(":")}:${end}`)],
]);

const label: Gen<string> = tuple(elements(letters), stringOf(elements([...lettersAndDigits, "-"]), { max: 20 })).map(
  ([first, rest]) => `${first}${rest.replace(/-+$/, "").replace(/^(.)--/, "$1-x")}`,
);
const topLabel = stringOf(elements(letters), { min: 2, max: 6 });

/** A domain name: `a.aa`. */
export const domain: Gen<string> = tuple(listOf(label, { min: 1, max: 3 }), topLabel).map(([labels, top]) => [...labels, top].join("."));

const atom = stringOf(elements([...lettersAndDigits, ..."!#$%&'*+-/=?^_`{|}~"]), { min: 1, max: 16 });

/** An e-mail address whose local part is a dotted word. */
export const emailAddress: Gen<string> = tuple(listOf(atom, { min: 1, max: 3 }), domain).map(
  ([atoms, host]) => `${atoms.join(".")}@${host}`,
);

const plain = [...lettersAndDigits, ..."-._~!$&'()*+,;=:@"];
const segmentChar = frequency<string>([
  [10, elements(plain)],
  [1, choose(0, 255).map((n) => `%${n.toString(16).toUpperCase().padStart(2, "0")}`)],
]);

/** Parts of URLs: one segment of a path, a path, what follows `?`, what follows `#`, and host with user and port. */
export const webSegment: Gen<string> = stringOf(segmentChar, { max: 20 });
export const webPath: Gen<string> = listOf(webSegment, { max: 5 }).map((segments) => segments.map((segment) => `/${segment}`).join(""));
export const webQueryParameters: Gen<string> = stringOf(oneof([segmentChar, elements(["/", "?", "&", "="])]), { max: 30 });
export const webFragments: Gen<string> = stringOf(oneof([segmentChar, elements(["/", "?"])]), { max: 20 });
export const webAuthority: Gen<string> = tuple(
  optional(atom.map((user) => user.replace(/[^a-z0-9]/g, "x"))),
  oneof([domain, ipV4, ipV6.map((address) => `[${address}]`)]),
  optional(choose(0, 65_535)),
).map(([user, host, port]) => `${user === undefined ? "" : `${user}@`}${host}${port === undefined ? "" : `:${port}`}`);

/** A URL: `https://a.aa/path?query#fragment`. */
export const webUrl: Gen<string> = tuple(
  elements(["https", "http"]),
  domain,
  optional(choose(1, 65_535)),
  webPath,
  optional(webQueryParameters),
  optional(webFragments),
).map(
  ([scheme, host, port, path, query, fragment]) =>
    `${scheme}://${host}${port === undefined ? "" : `:${port}`}${path}${query === undefined ? "" : `?${query}`}${fragment === undefined ? "" : `#${fragment}`}`,
);
