import type { Plugin } from 'vite'

const made = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Gives the errors that React makes while its file is first run no stack. React only compares them with what was thrown,
 * and a browser that is watched (developer tools, Lighthouse, the journeys) reads the whole file a second time to know
 * on which lines they were made: 75 ms of this machine's processor at each first visit.
 */
export function errorsMadeAtLoad(): Plugin {
  return {
    name: 'errors-made-at-load',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        if (code.search(made) < 0)
          throw new Error('React’s errors that are made at load are not what they were')
        return {
          code: code.replace(made, '$1 = Object.create(Error.prototype, { message: { value: $2 } })'),
          map: null,
        }
      },
    },
  }
}
