import { plainText } from '@candor/html/plain-text'
import { formatClock } from '@candor/messages/dates'
import { askAnalysis } from '../../analysis/server/paper.ts'
import type { Block } from '../../paper/contract.ts'
import { heading, notice, text } from '../../paper/server/paper/blocks.ts'
import { definePaper, type Paper } from '../../paper/server/paper/section.ts'
import { readRecording } from '../../recording/rules/recording.ts'
import { isTimed } from '../../recording/rules/speech.ts'
import { spokenAnswers } from '../../speech/rules/spoken.ts'
import { abilityBlocks, voiceBlocks } from '../../speech/server/paper.ts'
import { tabNumber } from '../rules.ts'

/** The spoken answers and texts read aloud, each with its question and its transcript. */
function spokenBlocks({ say, interview }: Paper): Block[] {
  const [t, words] = [say('speech'), say('recording')]
  const spoken = spokenAnswers(interview.answers)
  const clips = readRecording(interview).clips.filter(({ id }) => spoken.has(id))
  if (clips.length === 0) return [heading(3, t('spoken')), notice(t('noSpoken'), t('noSpokenHint'))]
  return [
    heading(3, t('spoken'), t('spokenCount', { count: clips.length })),
    ...clips.flatMap(({ title, question, html, sentences, startMs }): Block[] => [
      heading(4, title ?? words('untitled', { number: question + 1 })),
      ...text(plainText(html)),
      sentences.length === 0
        ? notice(words('noTranscript'))
        : {
            kind: 'said',
            lines: sentences.map((sentence) => ({
              time: isTimed(sentence) ? formatClock(startMs + sentence.startMs) : '',
              who: null,
              text: sentence.text,
            })),
          },
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
