export const sampleFileName = 'candor-sample.json'

/** The command that sends the saved sample, as the documentation of imports writes it. */
export function curlCommand(address: string, key: string): string {
  return [
    `curl -H 'token: ${key}'`,
    `-H 'content-type: application/json'`,
    `-d @${sampleFileName} ${address}`,
  ].join(' \\\n  ')
}
