import { spawn } from 'node:child_process';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

const port = 4455;

export interface Driven {
  driver: WebDriver;
  stop: () => Promise<void>;
}

/** Starts WebKitGTK's own small browser, behind its driver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Driven> {
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stopServer = () => {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
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
