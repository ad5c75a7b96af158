/** Why a command can't go on: the message says what was expected and found, and needs no trace. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}
