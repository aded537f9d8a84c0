const roman = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const
const chineseDigits = '零一二三四五六七八九'

function inRoman(number: number): string {
  let left = number
  let written = ''
  for (const [sign, value] of roman) {
    written += sign.repeat(Math.floor(left / value))
    left %= value
  }
  return written
}

function inLetters(number: number): string {
  let left = number
  let written = ''
  while (left > 0) {
    written = String.fromCharCode(97 + ((left - 1) % 26)) + written
    left = Math.floor((left - 1) / 26)
  }
  return written
}

function inChinese(number: number): string {
  const tens = Math.floor(number / 10)
  const ones = number % 10
  const lead = tens === 0 ? '' : `${tens === 1 ? '' : chineseDigits[tens]}十`
  return lead + (ones === 0 && lead ? '' : chineseDigits[ones])
}

/** A number as a list writes it; in digits where the format is unknown or the number is beyond it. */
export function writeNumber(number: number, format: string): string {
  if (format === '' || number < 1) return format === '' ? '' : `${number}`
  if (/^[iI]$/.test(format) && number < 4000) {
    return format === 'i' ? inRoman(number) : inRoman(number).toUpperCase()
  }
  if (/^[aA]$/.test(format)) return format === 'a' ? inLetters(number) : inLetters(number).toUpperCase()
  if (/^[一壹]/.test(format) && number < 100) return inChinese(number)
  return format.startsWith('①') && number <= 20 ? String.fromCodePoint(0x245f + number) : `${number}`
}
