import { useMemo } from 'react'
import { runsOf, type Sentence } from '../rules/speech.ts'
import styles from './spoken-text.module.css'

/** A sentence with the word underlined that is being said, where the transcript knows its words. */
export function SpokenText({ sentence, word }: { sentence: Sentence; word: number }) {
  const runs = useMemo(() => runsOf(sentence), [sentence])
  if (word < 0 || !runs.some((run) => run.word === word)) return sentence.text
  return runs.map((run) =>
    run.word === word ? (
      <b key={run.word} className={styles.word}>
        {run.text}
      </b>
    ) : (
      run.text
    ),
  )
}
