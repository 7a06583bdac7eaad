import { answerDanger, type DangerQuestion } from '../campaign/danger/danger-question.ts'
import type { DangerEstimate } from '../campaign/danger/estimate-danger.ts'
import { answers } from '../threads/answers.ts'

answers<DangerQuestion, DangerEstimate, number>((question, tell) => answerDanger(question, tell))
