import { PanelBody } from '@candor/ui/sections/panel-body'
import { AbilitiesSection } from '../../../findings/speech/web/abilities-section.tsx'
import { VoiceSection } from '../../../findings/speech/web/voice-section.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
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
