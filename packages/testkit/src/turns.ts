/** Counts the turns of the event loop until it is stopped: other requests can be handled in each. */
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
