import { saveDirectory } from '../../features/administration/directory/contract.ts'
import { makeDirectoryKey } from '../../features/administration/service-keys/contract.ts'
import { timed } from './figures.ts'
import type { SignInBench } from './server.ts'

const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']

/** Adds accounts one after another, like a directory's first synchronization. Returns the time of each. */
export async function measureDirectory(
  bench: SignInBench,
  { adminToken, roleId, accounts }: { adminToken: string; roleId: string; accounts: number },
): Promise<number[]> {
  const table = { userType: 'read', roleId, addsAtSignIn: false, rules: [] }
  await bench.send(saveDirectory, table, { token: adminToken })
  const made = await bench.send(makeDirectoryKey, { name: 'Bench' }, { token: adminToken })
  const headers = { authorization: `Bearer ${made.data.key}`, 'content-type': 'application/scim+json' }
  const times: number[] = []
  for (let turn = 0; turn < accounts; turn += 1) {
    const userName = `person-${turn}@directory.example`
    const user = {
      schemas,
      userName,
      externalId: `${turn}`,
      active: true,
      name: { givenName: 'Lin', familyName: 'Qiao' },
      emails: [{ value: userName, primary: true }],
    }
    const body = JSON.stringify(user)
    times.push(
      await timed(async () => {
        const answer = await fetch(`${bench.url}/scim/v2/Users`, { method: 'POST', headers, body })
        if (answer.status !== 201) throw new Error(`SCIM: ${answer.status} ${await answer.text()}`)
        await answer.arrayBuffer()
      }),
    )
  }
  return times
}
