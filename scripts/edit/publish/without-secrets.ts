/**
 * A text without the credentials in the environment, and without those in web addresses, such as
 * https://name:password@host.
 */
export function withoutSecrets(text: string): string {
  const secrets = Object.entries(process.env).flatMap(([name, value = '']) =>
    // Shorter ones are words or numbers that also stand for something else.
    /KEY|SECRET|TOKEN|PASS|CREDENTIAL/i.test(name) && value.length >= 8 ? [value] : [],
  );
  return secrets
    .sort((one, other) => other.length - one.length)
    .reduce((safe, secret) => safe.replaceAll(secret, '…'), text)
    .replace(/(?<=:\/\/)[^/\s@]+@/g, '');
}
