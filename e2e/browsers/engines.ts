/** Firefox's long-lived edition as Debian installs it. */
export const firefoxProgram = '/usr/bin/firefox-esr';

/** Debian's packages for the engines that the tests have besides Chromium. */
export const enginePackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
