import type { Env } from '../env.ts'

/** The server's address on this machine. */
export function addressOf({ host }: Env, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Whether links in mails cannot be opened: the public address is a wildcard, or has port 0. */
function isNowhere(publicUrl: string): boolean {
  const { hostname, port } = new URL(publicUrl)
  return ['0.0.0.0', '[::]'].includes(hostname) || port === '0'
}

/** The lines for an installation without a company: where to make the first one, and the code that proves the operator. */
const setupLines = (env: Env, port: number, code: string) => [
  '',
  'There is no company yet. Make the first one in the browser:',
  `  ${isNowhere(env.publicUrl) ? addressOf(env, port) : env.publicUrl}/setup`,
  'The page asks for this code. A new start of the server makes another one:',
  `  ${code}`,
]

/**
 * The text for the operator at the start: the address, what is missing for links in mails, the code for the first
 * company if there is none, and the demo accounts if they may sign in.
 */
export function welcome(env: Env, port: number, setupCode: string | null): string {
  const lines = [`Candor answers at ${addressOf(env, port)}`]
  if (isNowhere(env.publicUrl))
    lines.push(
      `Set PUBLIC_URL to the address that people see: mails and links lead to ${env.publicUrl} otherwise.`,
    )
  if (setupCode !== null) lines.push(...setupLines(env, port, setupCode))
  if (!env.isDemoOn) return lines.join('\n')
  return [
    ...lines,
    '',
    'Demo accounts, all with the password candor-demo:',
    '  superadmin@ admin@ hr@ interviewer@ read@ frozen@ collaborator@ publisher@hailan.example',
    '  hr@ interviewer@northgate.example',
    '  hr@ interviewer@yunjian.example',
  ].join('\n')
}
