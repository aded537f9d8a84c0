import { classes } from '@candor/ui/classes.ts'
import { partsOf } from '../rules/named.ts'
import styles from './mentioned-text.module.css'

interface Props {
  text: string
  mentions: readonly { readonly userId: string; readonly name: string; readonly isSelf: boolean }[]
}

/** A text in which the colleagues that it names are marked. */
export function MentionedText({ text, mentions }: Props) {
  return partsOf(text, mentions).map(({ text: part, person }, index) =>
    person ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key
      <mark key={index} className={classes(styles.mark, person.isSelf && styles.self)}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
