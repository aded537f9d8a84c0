import { PanelBody } from '@candor/ui/sections/panel-body'
import type { OpenReport } from '../../report/web/open-report.ts'
import { AbilitiesSection } from '../../speech/web/abilities-section.tsx'
import { VoiceSection } from '../../speech/web/voice-section.tsx'
import { SpokenSection } from './spoken-section.tsx'

/** The results of speaking and reading aloud: by language, of the voice, and the answers themselves. */
export function ReadingPanel({ report }: { report: OpenReport }) {
  const { interviewId, facts } = report
  return (
    <PanelBody>
      {facts.parts.has('tests.reading') && <AbilitiesSection interviewId={interviewId} />}
      {facts.parts.has('aiData') && <VoiceSection interviewId={interviewId} />}
      <SpokenSection report={report} />
    </PanelBody>
  )
}
