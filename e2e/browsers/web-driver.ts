import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

const port = 4455;

/** For GTK: with the wide buttons of its title bar, the window does not get as narrow as a phone. */
const narrowButtons = 'button, entry { min-width: 0; padding: 0; }';

/** Starts WebKitGTK's own small browser on a virtual screen, and stops it after `use`. */
export async function withWebKit(use: (driver: WebDriver) => Promise<void>): Promise<void> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowButtons);
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: settings },
    // A process group of its own, which ends with everything that xvfb-run has started.
    detached: true,
  });
  try {
    const driver = await connect();
    await use(driver);
    // The server is killed either way.
    await driver.quit().catch(() => {});
  } finally {
    if (server.pid) process.kill(-server.pid);
    rmSync(settings, { recursive: true, force: true });
  }
}

async function connect(): Promise<WebDriver> {
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities().setBrowserName('MiniBrowser'));
  for (let tries = 1; ; tries++) {
    try {
      return await builder.build();
    } catch (error) {
      if (tries === 20) throw error;
      await setTimeout(500);
    }
  }
}
