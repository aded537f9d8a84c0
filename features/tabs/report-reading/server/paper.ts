import { plainText } from '@candor/html/plain-text'
import { voicesOf } from '../../../candidates/interviews/rules/voices.ts'
import { askAnalysis } from '../../../findings/analysis/server/paper.ts'
import { readRecording } from '../../../findings/recording/rules/recording.ts'
import { answerBlocks } from '../../../findings/recording/server/paper.ts'
import { spokenAnswers } from '../../../findings/speech/rules/spoken.ts'
import { abilityBlocks, voiceBlocks } from '../../../findings/speech/server/paper.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { heading, notice, text } from '../../../report/paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../../report/paper/server/paper/section.ts'
import { tabNumber } from '../rules/tab.ts'

/** The spoken answers and texts read aloud, each with its question and its transcript. */
function spokenBlocks(paper: Paper): Block[] {
  const { say, interview, candidate } = paper
  const t = say('speech')
  const words = say('recording')
  const spoken = spokenAnswers(interview.answers)
  const recording = readRecording(interview)
  const voices = voicesOf(
    recording.clips.map(({ sentences }) => sentences),
    candidate.person,
  )
  const rows = recording.clips.flatMap((clip, index) => (spoken.has(clip.id) ? [{ clip, index }] : []))
  if (rows.length === 0) return [heading(3, t('spoken')), notice(t('noSpoken'), t('noSpokenHint'))]
  return [
    heading(3, t('spoken'), t('spokenCount', { count: rows.length })),
    ...rows.flatMap(({ clip: { title, question, html }, index }): Block[] => [
      heading(4, title ?? words('untitled', { number: question + 1 })),
      ...text(plainText(html)),
      ...answerBlocks(paper, recording, index, voices[index]),
    ]),
  ]
}

/** The results of speaking and reading aloud: by language, of the voice, and the answers themselves. */
export const paper = definePaper({
  tab: tabNumber,
  feature: 'report-reading',
  async write(paper) {
    const { parts } = paper.facts
    const asked = parts.has('aiData') ? await askAnalysis(paper) : null
    return [
      ...(parts.has('tests.reading') ? await abilityBlocks(paper) : []),
      ...(asked ? voiceBlocks(paper, asked) : []),
      ...spokenBlocks(paper),
    ]
  },
})
