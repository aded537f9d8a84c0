import { classes } from '@candor/ui/classes.ts'
import { CheckIcon, TextIcon } from '@candor/ui/icons'
import type { FormQuestion } from '../../contract/content.ts'
import styles from './type-mark.module.css'

/** The icon of a type of question. */
export function TypeMark({ type }: { type: FormQuestion['type'] }) {
  return (
    <span className={classes(styles.mark, type === 'scale' && styles.scale)} aria-hidden="true">
      {type === 'one' && <i className={styles.one} />}
      {type === 'several' && (
        <i className={styles.several}>
          <CheckIcon />
        </i>
      )}
      {type === 'text' && <TextIcon />}
    </span>
  )
}
