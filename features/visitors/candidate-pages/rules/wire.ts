import type { ReplyOf, SentInputOf } from '@candor/call/define'
import type { listPageLinks } from '../contract/links.ts'
import type { uploadImage } from '../contract/monitor.ts'
import type { declineConsent, giveConsent, WireConsented, WirePage, WireWithdrawn } from '../contract/page.ts'

/** Reads the page of a link. Times are in epoch milliseconds. */
export function readPage(wire: WirePage) {
  const {
    expiresTime: expiresAt,
    consentTime: consentedAt,
    declineTime: declinedAt,
    interviewEndTime: interviewEndedAt,
    ...rest
  } = wire
  return { ...rest, expiresAt, consentedAt, declinedAt, interviewEndedAt }
}

export type CandidatePage = ReturnType<typeof readPage>

export const readConsent = ({ consentTime }: ReplyOf<typeof giveConsent>): number => consentTime

function readConsented({ consentTime: consentedAt, ...rest }: WireConsented) {
  return { ...rest, consentedAt }
}

/** A consent that stands, though its page takes nothing more; without a time where its link is over. */
export type Consented = ReturnType<typeof readConsented>

const hasConsented = (data: unknown): data is { readonly consented: WireConsented } =>
  typeof data === 'object' && data !== null && 'consented' in data

/** Reads the consent that the data of a refusal tell of; null where none stands. */
export function consentedIn(data: unknown): Consented | null {
  return hasConsented(data) ? readConsented(data.consented) : null
}

const hasWithdrawn = (data: unknown): data is { readonly withdrawn: WireWithdrawn } =>
  typeof data === 'object' && data !== null && 'withdrawn' in data

/** Reads the withdrawn consent that the data of a refusal tell of; null where there is none. */
export function withdrawnIn(data: unknown) {
  if (!hasWithdrawn(data)) return null
  const { withdrawnTime: withdrawnAt, ...rest } = data.withdrawn
  return { ...rest, withdrawnAt }
}

export type WithdrawnConsent = NonNullable<ReturnType<typeof withdrawnIn>>

export const readDecline = ({ declineTime }: ReplyOf<typeof declineConsent>): number => declineTime

/** The time of a consent in a browser's store; earlier versions stored it in the wire's word. */
export const storedConsent = ({ consentedAt, consentTime }: Readonly<Record<string, unknown>>): unknown =>
  consentedAt ?? consentTime

/** Reads the links to a candidate's pages. */
export function readPageLinks({ links, ...reply }: ReplyOf<typeof listPageLinks>) {
  return {
    ...reply,
    links: links.map(({ madeTime: madeAt, expiresTime: expiresAt, consentTime: consentedAt, ...link }) => {
      const { withdrawnTime: withdrawnAt, declineTime: declinedAt, ...rest } = link
      return { ...rest, madeAt, expiresAt, consentedAt, withdrawnAt, declinedAt }
    }),
  }
}

export type PageLink = ReturnType<typeof readPageLinks>['links'][number]

const phone = 2

/** The input of the call that stores a picture of a phone. */
export function writePicture(sign: string, takenAt: number): SentInputOf<typeof uploadImage> {
  return { sign, source: phone, createTime: takenAt }
}

/** Reads the reply to a stored picture. */
export const readStoredPicture = ({ interviewEndTime, sentPictures }: ReplyOf<typeof uploadImage>) => ({
  isInterviewOver: interviewEndTime !== null,
  sentPictures,
})
