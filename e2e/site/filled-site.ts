// Its types say of a route that the published interface leaves it out.
import type {} from '@fastify/swagger'
import { openSite } from '../../apps/server/src/plumbing/site/site-under-test.ts'

let address: Promise<string> | null = null

/** The address of public pages whose claims are supplied: the product's own content has none. One for each worker. */
export function filledSite(): Promise<string> {
  address ??= openSite(null, { isFilled: true }).then((site) => site.listen())
  return address
}
