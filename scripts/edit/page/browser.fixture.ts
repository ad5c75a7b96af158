/** What browsers have and jsdom lacks. */
export function likeBrowser(): void {
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}
