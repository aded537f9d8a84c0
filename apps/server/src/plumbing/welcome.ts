import type { Env } from '../env.ts'

/** What the operator reads when the server answers: the address, and the demo accounts while they may sign in. */
export function welcome(env: Env, port: number): string {
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  const lines = [`Candor answers at http://${host}:${port}`]
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
