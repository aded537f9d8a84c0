import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { findSignInPolicy } from '../../sign-in-rules/server/queries/policy.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, renamePasskey } from '../contract.ts'
import { add, begin, remove, rename } from './actions/change-passkeys.ts'
import { presentPasskeys } from './present.ts'
import { listPasskeys } from './queries/passkeys.ts'
import { signInRoutes } from './routes/sign-in.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listOwnPasskeys, async ({ viewer }) => {
    const [rows, policy] = await Promise.all([
      listPasskeys(db, viewer),
      findSignInPolicy(db, viewer.companyId),
    ])
    return { passkeys: presentPasskeys(rows), signsIn: policy.ways.includes('passkey') }
  })

  serve(beginPasskey, (request) => begin(services, request))

  serve(addPasskey, (request) => add(services, request))

  serve(renamePasskey, (request) => rename(services, request))

  serve(removePasskey, (request) => remove(services, request))

  signInRoutes(services, serve)
}
