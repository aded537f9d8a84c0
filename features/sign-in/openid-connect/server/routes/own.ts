import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import {
  finishIdentityLink,
  listOwnIdentities,
  startIdentityLink,
  unlinkIdentity,
} from '../../contract/identities.ts'
import { finishLink, startLink, unlink } from '../actions/link-identity.ts'
import type { Way } from '../actions/provider-way.ts'
import { listLinks } from '../queries/links.ts'
import { listProviders } from '../queries/providers.ts'

/** The identities of the caller's account. Linking one needs a fresh proof of the owner, and no matching e-mail. */
export function serveOwn(services: AppServices, serve: Serve, way: Way): void {
  const { db } = services

  serve(listOwnIdentities, async ({ viewer: { companyId, accountId } }) => {
    const [links, providers] = await Promise.all([
      listLinks(db, companyId, accountId),
      listProviders(db, companyId),
    ])
    const linked = new Set(links.map(({ issuer }) => issuer))
    return {
      identities: links.map(({ id, label, email, linkedAt }) => ({
        identityId: id,
        label,
        email,
        linkedAt: linkedAt.getTime(),
      })),
      offered: providers
        .filter(({ issuer }) => !linked.has(issuer))
        .map(({ id, label }) => ({ providerId: id, label })),
    }
  })

  serve(startIdentityLink, (request) => startLink(services, way, request))

  serve(finishIdentityLink, (request) => finishLink(services, way, request))

  serve(unlinkIdentity, (request) => unlink(services, request))
}
