import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { Button } from './inputs/button.tsx'
import styles from './steps.module.css'

interface Props<Item> {
  /** The position in words, such as 2 of 5; null where none is in view. */
  position: string | null
  previous: string
  next: string
  /** The item that a step leads to; null at the end. */
  beside: (by: 1 | -1) => Item | null
  onStep: (item: Item) => void
}

/** Buttons to go through a row of things one by one. */
export function Steps<Item>({ position, previous, next, beside, onStep }: Props<Item>) {
  const step = (by: 1 | -1) => {
    const item = beside(by)
    // A button at the end keeps the focus: the button back is beside it.
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
