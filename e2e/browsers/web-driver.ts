import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

const port = 4455;

/** Of GTK for the window around the page: with wide buttons it does not get as narrow as a phone. */
const narrowButtons = 'button, entry { min-width: 0; padding: 0; }';

export interface Driven {
  driver: WebDriver;
  stop: () => Promise<void>;
}

/** Starts WebKitGTK's own small browser, behind its driver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Driven> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowButtons);
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: settings },
    detached: true,
  });
  const stopServer = () => {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const driver = await connected();
    return {
      driver,
      stop: async () => {
        await driver.quit().catch(() => {});
        stopServer();
      },
    };
  } catch (error) {
    stopServer();
    throw error;
  }
}

async function connected(): Promise<WebDriver> {
  const capabilities = new Capabilities().setBrowserName('MiniBrowser');
  for (let tries = 1; ; tries++) {
    try {
      const builder = new Builder().usingServer(`http://127.0.0.1:${port}`);
      return await builder.withCapabilities(capabilities).build();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
