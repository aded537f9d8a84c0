/** Counts the turns of the event loop until it is stopped: in each of them other requests may go on. */
export function countTurns(): { readonly now: () => number; readonly stop: () => void } {
  let turn = 0
  let isOn = true
  const next = () => {
    turn += 1
    if (isOn) setImmediate(next)
  }
  setImmediate(next)
  return {
    now: () => turn,
    stop: () => {
      isOn = false
    },
  }
}
