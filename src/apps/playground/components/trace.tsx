/** Why a counterexample is one: the statement's subterms with their values, as a tree. The way to where it becomes false is open. */
import { useEffect, useState } from "preact/hooks";
import type { TraceNode } from "../../../refute/index.ts";
import { subscripts } from "./drawing.tsx";

const roles: Readonly<Record<TraceNode["role"], string>> = { premise: "premise", conclusion: "conclusion", part: "" };

export function Trace({ nodes }: { readonly nodes: readonly TraceNode[] }) {
  const premises = nodes.filter((n) => n.role === "premise");
  const isAllTrue = premises.every((n) => n.truth === true);
  return (
    <div class="trace">
      <p>
        {premises.length === 0 ? "There are no premises, and the" : isAllTrue ? "The premises are true, and the" : "The"} conclusion is
        false. Click a term to see the values of its parts.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree is a list of lists whose items open */}
      <ul role="tree" aria-label="Values of subterms">
        {nodes.map((node, i) => (
          <TraceItem key={`${i} ${node.text}`} node={node} isOnWay={node.role === "conclusion"} />
        ))}
      </ul>
    </div>
  );
}

function TraceItem({ node, isOnWay }: { readonly node: TraceNode; readonly isOnWay: boolean }) {
  const [isOpen, setOpen] = useState(isOnWay);
  useEffect(() => setOpen(isOnWay), [node, isOnWay]);
  const hasParts = node.parts.length > 0;
  const truth = node.truth === null ? "" : node.truth ? " is-true" : " is-false";
  const toggle = (): void => setOpen(!isOpen);
  return (
    <li
      role="treeitem"
      aria-expanded={hasParts ? isOpen : undefined}
      aria-selected={false}
      tabIndex={0}
      class={`trace-node${truth}`}
      onClick={(e) => {
        e.stopPropagation();
        toggle();
      }}
      onKeyDown={(e) => {
        if (e.target !== e.currentTarget || !["Enter", " ", "ArrowRight", "ArrowLeft"].includes(e.key)) return;
        e.preventDefault();
        e.stopPropagation();
        setOpen(e.key === "ArrowRight" ? true : e.key === "ArrowLeft" ? false : !isOpen);
      }}
    >
      <span class="trace-line">
        <span class="twisty" aria-hidden="true">
          {hasParts ? (isOpen ? "▾" : "▸") : " "}
        </span>
        {roles[node.role] !== "" && <em>{roles[node.role]} </em>}
        <code>{subscripts(node.text)}</code> <span class="trace-value">= {subscripts(node.value)}</span>
        {node.instance !== null && <span class="trace-instance"> for {subscripts(node.instance)}</span>}
      </span>
      {hasParts && isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a group of tree items has no element of its own
        <ul role="group">
          {node.parts.map((part, i) => (
            <TraceItem key={`${i} ${part.text}`} node={part} isOnWay={isOnWay && (part.truth === false || part.truth === null)} />
          ))}
        </ul>
      )}
    </li>
  );
}
