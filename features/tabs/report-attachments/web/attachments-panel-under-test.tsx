import { wordsOf } from '@candor/testkit/web/words'
import { factsOf, type GivenFacts } from '../../../report/report/rules/facts-of.ts'
import { openReport, show } from '../../../report/report/web/panel-under-test.tsx'
import type { AttachmentEntry } from '../contract.ts'
import { AttachmentsPanel } from './attachments-panel.tsx'

export const aFile = (attachName: string, more: Partial<AttachmentEntry> = {}): AttachmentEntry => ({
  attachInfoId: attachName,
  attachName,
  attachUrl: `/file/media/${attachName}`,
  attachType: 0,
  ending: attachName.split('.').at(-1) ?? '',
  hasPreview: true,
  ...more,
})

export const words = await wordsOf('cn', 'report-attachments', 'documents', 'media')

export function showPanel(facts: GivenFacts = {}) {
  return show(<AttachmentsPanel report={openReport({ facts: factsOf(facts) })} />, words)
}
