import { wordsOf } from '@candor/testkit/web/words'
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import type { ReportAct } from '../../../platform/access/rules/acts.ts'
import { answer, openReport, show } from '../../../report/report/web/panel-under-test.tsx'
import { listThirdPartyEvaluations, type ThirdPartyEntry } from '../contract.ts'
import { ThirdPartyPanel } from './third-party-panel.tsx'

export const withFile = {
  testType: 1,
  fileUrl: '/file/media/a',
  fileName: '报告.pdf',
  fileReference: 'file:a',
  ending: 'pdf',
  hasPreview: true,
}

export const words = await wordsOf('cn', 'report-third-party', 'documents', 'drafts', 'uploads')

export interface Given {
  acts?: readonly ReportAct[]
  isAnonymous?: boolean
}

export function showPanel({ acts = ['thirdParty'], isAnonymous = false }: Given = {}) {
  const report = openReport()
  const facts = { ...report.facts, acts: new Set(acts), isAnonymous }
  return show(<ThirdPartyPanel report={{ ...report, facts }} />, words)
}

export async function showList(entries: ThirdPartyEntry[] = [], given: Given = {}) {
  answer(listThirdPartyEvaluations, entries)
  const view = showPanel(given)
  await screen.findByText(entries[0]?.testName ?? '暂无第三方评价')
  return view
}
