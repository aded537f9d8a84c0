import type { Env } from '../env.ts'

/** Where the server answers, as this machine reaches it. */
export function addressOf({ host }: Env, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Whether nobody can open the addresses that stand in mails and links: of every address of the machine, or of port 0. */
function isNowhere(publicUrl: string): boolean {
  const { hostname, port } = new URL(publicUrl)
  return ['0.0.0.0', '[::]'].includes(hostname) || port === '0'
}

/**
 * What the operator reads when the server answers: the address, what is missing for mails and links, and the demo
 * accounts while they may sign in.
 */
export function welcome(env: Env, port: number): string {
  const lines = [`Candor answers at ${addressOf(env, port)}`]
  if (isNowhere(env.publicUrl))
    lines.push(
      `Set PUBLIC_URL to the address that people see: mails and links lead to ${env.publicUrl} otherwise.`,
    )
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
