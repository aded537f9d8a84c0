import { formatClock } from '@candor/messages/dates'
import type { Voice } from '../../../candidates/interviews/rules/voices.ts'
import type { Block } from '../../../report/paper/contract.ts'
import { notice, text } from '../../../report/paper/server/paper/blocks.ts'
import type { Paper } from '../../../report/paper/server/paper/section.ts'
import { voiceNameOf } from '../../evidence/server/paper.ts'
import { answeredOf, type Recording } from '../rules/recording.ts'
import { isTimed } from '../rules/speech.ts'

/** The transcript of an answer with the session time of each line, what was typed, or a note in its place. */
export function answerBlocks(
  paper: Paper,
  { clips, questions, full }: Recording,
  index: number,
  voices: readonly (Voice | null)[] = [],
): Block[] {
  const t = paper.say('recording')
  const clip = clips[index]
  if (!clip) return []
  if (clip.sentences.length > 0) {
    const lines = clip.sentences.map((sentence, line) => {
      const voice = voices[line]
      return {
        time: isTimed(sentence) ? formatClock(clip.startMs + sentence.startMs) : '',
        who: voice ? voiceNameOf(paper, voice) : null,
        text: sentence.text,
      }
    })
    return [{ kind: 'said', lines }]
  }
  if (clip.text) return text(clip.text, { lead: t('writtenAnswer') })
  // A recording of the whole session has no question.
  if (questions.length === 0) return [notice(t('noSessionTranscript'))]
  return [notice(t(answeredOf(clip, full.length > 0) === 'no' ? 'noAnswer' : 'noTranscript'))]
}
