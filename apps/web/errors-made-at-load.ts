import type { Plugin } from 'vite'

const made = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Removes the stacks of errors that React creates while its module is evaluated. React only compares them with thrown
 * ones, and a browser with a debugger (developer tools, Lighthouse, the journeys) parses the whole file a second time
 * for their line numbers: 75 ms of processor time at each first visit, measured here.
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
