import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { findPosition } from '../../../../candidates/positions/server/queries/listed-positions.ts'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { mayPublishJobPages } from '../../../../platform/access/rules/acts.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { getRetention } from '../../../../platform/company/server/queries/retention.ts'
import { findCompanyRules, getCompany } from '../../../../platform/company/server/queries.ts'
import {
  getJobApplication,
  getJobPage,
  getJobSettings,
  saveJobPage,
  saveJobSettings,
} from '../../contract.ts'
import { type ConsentTexts, consentEndOf, noConsentTexts } from '../../rules/consent.ts'
import { freeSlug } from '../../rules/slug.ts'
import { ensureJobSite } from '../actions/job-site.ts'
import { savePage } from '../actions/save-page.ts'
import { saveSettings } from '../actions/save-settings.ts'
import { usualConsent } from '../present/consent.ts'
import { presentPanel } from '../present/panel.ts'
import { listApplicationsOf } from '../queries/applications.ts'
import { countApplications, findJobPage, listPageSlugs } from '../queries/job-pages.ts'
import { findConsentTexts } from '../queries/job-sites.ts'
import { listConsents } from '../queries/own-application.ts'

/** Serves the calls by which a company publishes its positions. */
export function servePublishing(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(getJobPage, async ({ input, viewer }) => {
    const { companyId } = viewer
    const positionId = readId<'position'>(input.positionId)
    const position = positionId && (await findPosition(db, companyId, positionId))
    if (!position) throw new Refusal(gateRefusals, 'notFound')
    const [site, page, taken, counts, { showsSalary }] = await Promise.all([
      ensureJobSite(db, companyId),
      findJobPage(db, companyId, position.id),
      listPageSlugs(db, companyId, position.id),
      countApplications(db, companyId, position.id),
      findCompanyRules(db, companyId),
    ])
    const suggestedSlug = freeSlug(position.nameLatin, { word: 'position', id: position.id, taken })
    const mayPublish = mayPublishJobPages(viewer, site.hrMayPublish)
    return presentPanel(services, { position, page, site, suggestedSlug, counts, showsSalary, mayPublish })
  })

  serve(getJobApplication, async ({ reader }) => {
    const applications = await listApplicationsOf(db, reader.companyId, reader.candidateId)
    const consentEndedAt = consentEndOf(await listConsents(db, reader))
    return applications.map(({ sentAt, note, asksForPerson }) => ({
      sentAt: sentAt.getTime(),
      note: reader.isAnonymous ? null : note,
      asksForPerson,
      consentEndedAt,
    }))
  })

  serve(saveJobPage, (request) =>
    auditedTransaction(services, saveJobPage, request, (act) => savePage(act, request.input)),
  )
}

/** The texts of each language, without what a newer version may have stored beside them. */
const textsOf = ({ cn, en, 'zh-TW': tw }: ConsentTexts): ConsentTexts => ({ cn, en, 'zh-TW': tw })

/** Serves the calls by which a company sets its job pages as a whole. */
export function serveJobSettings(services: AppServices, serve: Serve): void {
  const { db, settings } = services

  serve(getJobSettings, async ({ viewer: { companyId } }) => {
    const [site, company, { months }, own] = await Promise.all([
      ensureJobSite(db, companyId),
      getCompany(db, companyId),
      getRetention(db, companyId),
      findConsentTexts(db, companyId),
    ])
    const { slug, isFindable, hrMayPublish, contactName, contactEmail } = site
    const usual = { ...company, months }
    return {
      slug,
      address: `${settings.publicUrl}/jobs/${slug}`,
      isFindable,
      hrMayPublish,
      contactName,
      contactEmail,
      consent: textsOf(own?.texts ?? noConsentTexts),
      usualConsent: {
        cn: usualConsent(usual, 'cn'),
        en: usualConsent(usual, 'en'),
        'zh-TW': usualConsent(usual, 'zh-TW'),
      },
      consentVersion: own?.version ?? 0,
    }
  })

  serve(saveJobSettings, (request) =>
    auditedTransaction(services, saveJobSettings, request, (act) => saveSettings(act, request.input)),
  )
}
