import styles from './pdf.module.css'

const shapes = {
  smaller: 'M3 8h10',
  larger: 'M3 8h10M8 3v10',
  width: 'M2 3v10M14 3v10M4.5 8h7M6.5 6l-2 2 2 2M9.5 6l2 2-2 2',
  whole: 'M4 2h8v12H4ZM8 4.5v7M6.5 6 8 4.5 9.5 6M6.5 10 8 11.5 9.5 10',
  rotate: 'M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3',
  find: 'M11.2 7a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 0 1 8.4 0ZM10.2 10.2l3.3 3.3',
  fullScreen: 'M2.8 6V2.8H6M10 2.8h3.2V6M13.2 10v3.2H10M6 13.2H2.8V10',
  previous: 'm4 10 4-4 4 4',
  next: 'm4 6 4 4 4-4',
  close: 'm4 4 8 8M12 4l-8 8',
} as const

function icon(shape: keyof typeof shapes): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 16 16')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', shapes[shape])
  svg.append(path)
  return svg
}

/** A button with an icon, and its name for screen readers and as a tooltip. */
export function button(
  label: string,
  shape: keyof typeof shapes,
  handleClick: () => void,
): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = styles.button ?? ''
  element.setAttribute('aria-label', label)
  element.title = label
  element.append(icon(shape))
  element.addEventListener('click', handleClick)
  return element
}

/** A row of controls under one name. */
export function group(label: string, className: string | undefined, parts: readonly Node[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className ?? ''
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', label)
  element.append(...parts)
  return element
}
