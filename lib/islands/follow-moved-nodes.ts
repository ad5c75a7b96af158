/**
 * Lets React go on in an island whose nodes others have replaced or wrapped: a translator puts a
 * <font> in place of each text, an extension an element around a field. React would fail where it
 * removes such a node or inserts one before it, and would change a text that no one sees.
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
      if (removedNodes.length > 0) findInstead(target);
      const beside = [addedNodes[0], record.previousSibling, record.nextSibling];
      for (const text of removedNodes) {
        const instead = beside.find((node) => node && added.has(node)) as ChildNode | undefined;
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected || !instead) continue;
        replacements.set(text, instead);
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

  function findInstead(parent: Node): void {
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
