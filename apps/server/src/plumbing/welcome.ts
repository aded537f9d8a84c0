import type { Env } from '../env.ts'

/** Where the server answers, as this machine reaches it. */
export function addressOf({ host }: Env, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** What the operator reads when the server answers: the address, and the demo accounts while they may sign in. */
export function welcome(env: Env, port: number): string {
  const lines = [`Candor answers at ${addressOf(env, port)}`]
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
