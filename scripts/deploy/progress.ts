/** What is written to: process.stdout, or a stand-in. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const width = 30;

/**
 * Shows how far a deployment is: a bar on a terminal, elsewhere a line at each tenth.
 *
 * @returns what is called after each of `total` files.
 */
export function progress(total: number, output: Output): (path: string) => void {
  let done = 0;
  return () => {
    done += 1;
    if (output.isTTY) {
      const full = Math.round((done / total) * width);
      const bar = '█'.repeat(full) + '░'.repeat(width - full);
      output.write(`\r${bar} ${done} of ${total}${done === total ? '\n' : ''}`);
    } else if (done === total || tenth(done, total) > tenth(done - 1, total)) {
      output.write(`${done} of ${total} files\n`);
    }
  };
}

function tenth(done: number, total: number): number {
  return Math.floor((done / total) * 10);
}
