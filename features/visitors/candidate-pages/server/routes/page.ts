import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import {
  countPicturesOfLink,
  deletePicturesOfLink,
} from '../../../../findings/integrity/server/queries/monitor-pictures.ts'
import { linkRequestOf } from '../../../../meetings/planning/server/actions/mail-links.ts'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { countAttempt } from '../../../../platform/access/server/queries/attempts.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { sentBrand } from '../../../../platform/company/rules.ts'
import { holdImportsOff } from '../../../../platform/imports/server/queries/files.ts'
import { declineConsent, giveConsent, readPage, withdrawConsent } from '../../contract/page.ts'
import { consentLimit } from '../../rules/pages.ts'
import { lockAnyPage, lockPage, openAnyPage, openPage } from '../actions/open-page.ts'
import { wordingOf } from '../present/wording.ts'
import { insertConsent, storeDecline, withdrawConsent as storeWithdrawal } from '../queries/consents.ts'
import { deleteIdCard } from '../queries/id-cards.ts'
import { deletePieces } from '../queries/id-photo-pieces.ts'
import type { OpenPage, PageLinkRequest } from '../queries/open-pages.ts'

const consented = ['idCard', 'monitor'] as const

/** Deletes the pictures that were sent by a link; returns their number. */
async function deleteSent(within: AppServices, page: OpenPage): Promise<number> {
  const { interviewId, linkId, usedAt } = page
  if (interviewId) return deletePicturesOfLink(within.db, { ...page, interviewId })
  await deletePieces(within.db, linkId)
  return usedAt === null ? 0 : ((await deleteIdCard(within.db, page, new Date(usedAt))) ?? 0)
}

/** The calls of all candidate pages. */
export function pageRoutes(services: AppServices, serve: Serve): void {
  serveReading(services, serve)
  serveGiving(services, serve)
  serveDeclining(services, serve)
  serveWithdrawing(services, serve)
}

async function countSent(services: AppServices, page: OpenPage): Promise<number> {
  const { interviewId, linkId } = page
  return interviewId === null ? 0 : countPicturesOfLink(services.db, { ...page, interviewId, linkId })
}

function serveReading(services: AppServices, serve: Serve): void {
  serve(readPage, async (request) => {
    const page = await openPage(services, linkRequestOf(request, request.input.purpose))
    const wording = wordingOf(page, request.context.locale)
    const { companyName, companyNameLatin, positionName, positionNameLatin } = page
    return {
      companyName,
      companyNameLatin,
      positionName,
      positionNameLatin,
      ...sentBrand(page.rules),
      now: services.clock.now().getTime(),
      expiresTime: page.expiresAt,
      wording: wording && { version: wording.version, hash: wording.hash, parts: wording.parts },
      consentTime: page.consent?.givenAt ?? null,
      declineTime: page.declinedAt,
      sentPictures: await countSent(services, page),
      interviewEndTime: page.interviewEndedAt,
    }
  })
}

function serveGiving(services: AppServices, serve: Serve): void {
  serve(giveConsent, async (request) => {
    const linkRequest = linkRequestOf(request, ...consented)
    const { companyId } = await openPage(services, linkRequest)
    const { locale } = request.context
    return transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
      const page = await lockPage({ ...services, db }, linkRequest, { companyId })
      if (page.consent) return { consentTime: page.consent.givenAt }
      const wording = wordingOf(page, locale)
      if (wording?.hash !== request.input.hash) throw new Refusal(giveConsent, 'wordingChanged')
      const { start } = attemptWindow(now, consentLimit.perMinutes)
      if ((await countAttempt(db, `consents by ${page.linkId}`, start)) > consentLimit.max) {
        throw new Refusal(giveConsent, 'agreedOften')
      }
      await insertConsent(db, page, { ...wording, locale, now })
      await storeDecline(db, page.linkId, null)
      const { candidateId, interviewId, purpose } = page
      record({ action: 'consent.given', candidateId, interviewId, details: { subject: purpose } })
      return { consentTime: now.getTime() }
    })
  })
}

function serveDeclining(services: AppServices, serve: Serve): void {
  serve(declineConsent, async (request) => {
    const linkRequest = linkRequestOf(request, ...consented)
    const { companyId } = await openPage(services, linkRequest)
    return transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
      const page = await lockPage({ ...services, db }, linkRequest, { companyId })
      if (page.consent) throw new Refusal(declineConsent, 'consentStands')
      if (page.declinedAt !== null) return { declineTime: page.declinedAt }
      await storeDecline(db, page.linkId, now)
      const { candidateId, interviewId, purpose } = page
      record({ action: 'consent.declined', candidateId, interviewId, details: { subject: purpose } })
      return { declineTime: now.getTime() }
    })
  })
}

/** Whether the consent that was on its way stands now. Imports, which a withdrawal keeps waiting, go on. */
async function isGivenMeanwhile(
  services: AppServices,
  linkRequest: PageLinkRequest,
  companyId: CompanyId,
): Promise<boolean> {
  return services.db.transaction().execute(async (db) => {
    const { consent } = await lockAnyPage({ ...services, db }, linkRequest, { companyId })
    return consent !== null
  })
}

function serveWithdrawing(services: AppServices, serve: Serve): void {
  serve(withdrawConsent, async (request) => {
    const linkRequest = linkRequestOf(request, ...consented)
    const { companyId, consent } = await openAnyPage(services, linkRequest)
    if (!consent && !(await isGivenMeanwhile(services, linkRequest, companyId))) {
      return { deletedPictures: 0 }
    }
    return transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
      const within = { ...services, db }
      const page = await lockAnyPage(within, linkRequest, { companyId, before: holdImportsOff })
      if (!page.consent) return { deletedPictures: 0 }
      const deletedPictures = await deleteSent(within, page)
      await storeWithdrawal(db, page.consent.id, now)
      const { candidateId, interviewId, purpose } = page
      const details = { subject: purpose, to: { count: deletedPictures } }
      record({ action: 'consent.withdrawn', candidateId, interviewId, details })
      return { deletedPictures }
    })
  })
}
