import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { Button } from './inputs/button.tsx'
import styles from './steps.module.css'

interface Props<Item> {
  /** Which of how many is in view, in words; null where none is. */
  position: string | null
  previous: string
  next: string
  /** What a step leads to; null where it leads nowhere. */
  beside: (by: 1 | -1) => Item | null
  onStep: (item: Item) => void
}

/** The way through a row of things, one by one. */
export function Steps<Item>({ position, previous, next, beside, onStep }: Props<Item>) {
  const step = (by: 1 | -1) => {
    const item = beside(by)
    // Focus stays on a step that leads nowhere: the way back is beside it.
    return { 'aria-disabled': item === null, onClick: () => item !== null && onStep(item) }
  }
  return (
    <div className={styles.steps}>
      {position !== null && <span>{position}</span>}
      <Button look="quiet" size="small" isIcon aria-label={previous} {...step(-1)}>
        <ChevronLeftIcon />
      </Button>
      <Button look="quiet" size="small" isIcon aria-label={next} {...step(1)}>
        <ChevronRightIcon />
      </Button>
    </div>
  )
}
