import { answers } from '../threads/answers.ts'
import { pdfText } from './pdf/pdf-text.ts'

answers<Uint8Array, string>((bytes) => pdfText(bytes))
