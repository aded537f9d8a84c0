import { MarkedText } from '../../../evidence/web/marked-text.tsx'
import { langOf } from '../../../questions/web/written-language.ts'
import { captionAt, indexAt, wordRanges } from '../../rules/speech.ts'
import type { Playback } from './playback.ts'
import styles from './player.module.css'
import { usePlayback } from './use-playback.ts'

/** The current sentence, over the picture. */
export function Caption({ playback }: { playback: Playback }) {
  const clip = usePlayback(playback, (state) => state.clip)
  const { sentences = [], startMs = 0, language = null } = playback.recording.clips[clip] ?? {}
  const index = usePlayback(playback, ({ sessionMs }) => {
    const sentence = captionAt(sentences, sessionMs - startMs)
    return sentence ? sentences.indexOf(sentence) : -1
  })
  const sentence = sentences[index]
  const word = usePlayback(playback, ({ sessionMs }) => indexAt(sentence?.words ?? [], sessionMs - startMs))
  if (!sentence) return null
  return (
    <div className={styles.caption} aria-hidden="true">
      <span lang={langOf(language)}>
        <MarkedText
          text={sentence.text}
          marks={[]}
          current={null}
          word={wordRanges(sentence)[word] ?? null}
        />
      </span>
    </div>
  )
}
