import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import * as z from 'zod/mini'
import { composeMail } from '../../second-factor/server/queries/owners.ts'
import { authMethods, type listProviders } from '../contract/providers.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { proofName, proofValue } from '../rules/domain-proof.ts'
import { readSecretForm } from '../rules/secret-form.ts'
import type { KnownProvider } from './actions/provider-configs.ts'
import type { DomainRow } from './queries/domains.ts'
import type { listProviders as listRows, ProviderRow } from './queries/providers.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** The mail to an account's owner when an identity was linked or unlinked, or removed with its provider. */
export function composeIdentityMail(
  acting: Locale,
  event: 'linked' | 'unlinked' | 'providerRemoved',
  label: string,
) {
  return composeMail(words, acting, { event, values: { label } })
}

/** Redirect address and address of the server's keys. */
export const returnPath = '/login/company'
export const keysPath = '/oidc/keys'

export function readAuthMethod(text: string): KnownProvider['authMethod'] {
  return authMethods.find((method) => method === text) ?? 'client_secret'
}

const text = z.string()
/** The published part of a key (RFC 7517). Its private part never leaves. */
const PublicKey = z.object({ kty: text, crv: text, x: text, y: text, kid: text, alg: text, use: text })

/** The set of keys that a provider looks up; empty without a key. */
export function presentKeys(stored: unknown): { keys: z.output<typeof PublicKey>[] } {
  return { keys: stored === null ? [] : [PublicKey.parse(stored)] }
}

/** Context of a sealed secret: it can be opened for this provider only. */
export const sealContext = (providerId: string) => `provider ${providerId}`

/** The provider with its secret; null where the sealing key is gone. */
export function readProvider(
  row: ProviderRow,
  open: (sealed: string, context: string) => string | null,
): KnownProvider | null {
  const secret = open(row.sealedSecret, sealContext(row.id))
  if (secret === null) return null
  const { id, issuer, clientId, changedAt } = row
  const secretForm = readSecretForm(row.secretForm)
  const authMethod = readAuthMethod(row.authMethod)
  return { id, issuer, clientId, changedAt, authMethod, secret, secretForm }
}

export function presentProvider(
  row: Awaited<ReturnType<typeof listRows>>[number],
  domains: readonly DomainRow[],
  publicUrl: string,
): ReplyOf<typeof listProviders>['providers'][number] {
  return {
    providerId: row.id,
    label: row.label,
    issuer: row.issuer,
    clientId: row.clientId,
    authMethod: readAuthMethod(row.authMethod),
    domains: domains
      .filter(({ providerId }) => providerId === row.id)
      .map(({ domain, proofToken, provedAt, checkedAt }) => ({
        domain,
        provedAt: provedAt?.getTime() ?? null,
        checkedAt: checkedAt?.getTime() ?? null,
        recordName: proofName(domain),
        recordValue: proofValue(proofToken),
      })),
    revision: row.revision,
    keysUrl: row.publicKey === null ? null : `${publicUrl}${keysPath}/${row.id}`,
    links: row.links,
  }
}
