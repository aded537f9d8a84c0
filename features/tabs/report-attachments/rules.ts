import type { CandidateId } from '@candor/kernel/ids'
import { type AttachedFile, fileKind, type Named } from '../../platform/documents/rules/attached-file.ts'
import type { TabFacts } from '../../report/report/rules/tab-facts.ts'
import type { AttachmentEntry, BackgroundCheckEntry } from './contract.ts'

export const backgroundPermission = 'background'

/** Shows with a check, and always for one customer type (P6-033). */
export function showsBackgroundCheck({ permissions, parts, alwaysShowsAttachments }: TabFacts): boolean {
  return permissions.has(backgroundPermission) && (alwaysShowsAttachments || parts.has('backgroundCheck'))
}

/** Begins with the candidate id: a bundle’s own id is unique only within its candidate. */
export function attachmentId(candidateId: CandidateId, externalId: string): string {
  return `${candidateId}.${externalId}`
}

/** The attachment of an id; null where it is not a valid one. */
export function readAttachmentId(id: string): { candidateId: string; externalId: string } | null {
  const dot = id.indexOf('.')
  return dot < 1 ? null : { candidateId: id.slice(0, dot), externalId: id.slice(dot + 1) }
}

export interface Attachments {
  readonly files: readonly AttachedFile[]
  readonly links: readonly Named[]
}

const linkType = 1

export function readAttachments(entries: readonly AttachmentEntry[]): Attachments {
  const named = ({ attachInfoId, attachName, attachUrl }: AttachmentEntry): Named => ({
    id: attachInfoId,
    name: attachName,
    address: attachUrl,
  })
  const files = entries.filter(({ attachType }) => attachType !== linkType)
  return {
    files: files.map((entry) => {
      const { ending, hasPreview } = entry
      return { ...named(entry), ending, kind: fileKind(ending), hasPreview }
    }),
    links: entries.filter(({ attachType }) => attachType === linkType).map(named),
  }
}

/** The three questions of a background check, in their order (P3-027). */
export const backgroundQuestions = ['referencesChecked', 'fraudRecord', 'disciplinaryRecord'] as const
type BackgroundQuestion = (typeof backgroundQuestions)[number]

export type BackgroundAnswer = 'yes' | 'no' | 'open'

export interface BackgroundCheck {
  readonly isFilled: boolean
  readonly answers: Readonly<Record<BackgroundQuestion, BackgroundAnswer>>
}

/** Reads a background check. Before it is filled in no answer counts, as a no would be a finding. */
export function readBackgroundCheck(entry: BackgroundCheckEntry): BackgroundCheck {
  const isFilled = entry.isFill !== 0
  const answer = (code: number | null): BackgroundAnswer => {
    if (!isFilled || code === null || code < 0) return 'open'
    return code === 0 ? 'no' : 'yes'
  }
  return {
    isFilled,
    answers: {
      referencesChecked: answer(entry.finishCheck),
      fraudRecord: answer(entry.cheatFlag),
      disciplinaryRecord: answer(entry.violationResult),
    },
  }
}
