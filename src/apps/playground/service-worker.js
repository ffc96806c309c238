// Keeps the page for visits without a network. The build puts in the version and the files.
const version = "hollow-__VERSION__";
const files = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(version)
      // What the browser keeps by itself may be of an older version.
      .then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      // The last version before this one stays: pages of it may be open, and they start workers again.
      .then((names) => names.filter((name) => name.startsWith("hollow-") && name !== version).slice(0, -1))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(
    caches
      .open(version)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? caches.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
