import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'

/** A company's identity provider at an address without a server, with a domain that is not proved. */
export async function aProvider(services: AppServices, companyId: CompanyId, word: string): Promise<string> {
  const id = newId()
  const at = services.clock.now()
  await services.db
    .insertInto('oidcProvider')
    .values({
      id,
      companyId,
      label: word,
      issuer: 'http://127.0.0.1:1',
      clientId: word,
      authMethod: 'client_secret',
      sealedSecret: services.secrets.seal(word, `provider ${id}`),
      createdAt: at,
      changedAt: at,
    })
    .execute()
  await services.db
    .insertInto('oidcDomain')
    .values({ companyId, providerId: id, domain: 'own.example', proofToken: word })
    .execute()
  return id
}
