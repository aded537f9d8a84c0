import type { InputOf } from '@candor/call/define'
import { readAddress } from '@candor/kernel/email-address'
import { Refusal } from '@candor/kernel/refusal'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { saveJobSettings } from '../../contract.ts'
import { noConsentTexts } from '../../rules/consent.ts'
import { isSlug } from '../../rules/slug.ts'
import { lockJobPages } from '../queries/job-pages.ts'
import { findConsentTexts, insertConsentTexts, listSiteSlugs, updateJobSite } from '../queries/job-sites.ts'
import { ensureJobSite } from './job-site.ts'

function refuse(refusal: keyof typeof saveJobSettings.refusals): never {
  throw new Refusal(saveJobSettings, refusal)
}

/** Changes the given settings of a company's job pages. A new consent text is a new version. */
export async function saveSettings(
  { db, viewer, now, record }: AuditedTransaction,
  { consent, contactEmail, ...fields }: InputOf<typeof saveJobSettings>,
): Promise<null> {
  const { companyId, accountId } = viewer
  await lockJobPages(db, companyId)
  const before = await ensureJobSite(db, companyId)
  const { slug } = fields
  if (slug !== undefined && slug !== before.slug) {
    if (!isSlug(slug)) refuse('badSlug')
    if ((await listSiteSlugs(db, companyId, slug)).has(slug)) refuse('slugTaken')
  }
  const email = contactEmail === undefined || contactEmail === '' ? contactEmail : readAddress(contactEmail)
  if (email === null) refuse('badEmail')
  const changes = { ...fields, ...(email !== undefined && { contactEmail: email }) }
  if (Object.keys(changes).length > 0) await updateJobSite(db, companyId, changes, before)
  const own = await findConsentTexts(db, companyId)
  if (consent && JSON.stringify(consent) !== JSON.stringify(own?.texts ?? noConsentTexts)) {
    const version = (own?.version ?? 0) + 1
    await insertConsentTexts(db, { companyId, version, texts: consent, byAccountId: accountId, now })
  }
  record({ action: 'jobSettings.changed', details: {} })
  return null
}
