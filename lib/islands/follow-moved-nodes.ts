/**
 * Lets React go on in an island whose nodes others have replaced or wrapped: a translator puts a
 * <font> in place of each text, an extension an element around a field.
 *
 *     before            after
 *     <p>               <p>
 *       "Call"            <font>"Llame"</font>      replaces the text "Call", which React has
 *       <input>           <span><input></span>      contains the input
 *
 * React would fail where it removes "Call" or the input from the <p>, or inserts something before
 * them, and would change a text that no one sees. So the <p> gets a removeChild and an insertBefore
 * that take the <font> or the <span> for them, and a changed text goes back in place of its <font>.
 */
export function followMovedNodes(island: HTMLElement): void {
  /** What a translator has put in place of a text. */
  const replacements = new WeakMap<Node, ChildNode>();

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const record of records) {
      const { type, target, addedNodes, removedNodes } = record;
      if (type === 'characterData') {
        // React's new text, which the translator then translates again.
        replacements.get(target)?.replaceWith(target);
        continue;
      }
      if (removedNodes.length > 0) acceptMoved(target);
      const beside = [addedNodes[0], record.previousSibling, record.nextSibling];
      for (const text of removedNodes) {
        const replacement = beside.find((node) => node && added.has(node)) as ChildNode | undefined;
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected || !replacement) continue;
        replacements.set(text, replacement);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(island, { childList: true, subtree: true });

  /** The child that contains or replaces a node. */
  function childFor(parent: Node, node: Node | null): Node | null {
    let child = node;
    while (child && child.parentNode !== parent) {
      child = child.parentNode ?? replacements.get(child) ?? null;
    }
    return child;
  }

  /** Lets React remove a node that has moved from its parent, or insert another one before it. */
  function acceptMoved(parent: Node): void {
    const { insertBefore, removeChild } = Node.prototype;
    parent.removeChild = <Child extends Node>(node: Child) => {
      const child = childFor(parent, node);
      if (child) removeChild.call(parent, child);
      return node;
    };
    parent.insertBefore = <Child extends Node>(node: Child, before: Node | null) => {
      insertBefore.call(parent, node, childFor(parent, before));
      return node;
    };
  }
}
