/** The element around a slot in an island's markup; it has no box of its own (app/base.css). */
export const slotElement = 'island-slot';
