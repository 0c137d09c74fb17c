import { cellTests, partOfMatrix } from '../cells'

cellTests(partOfMatrix(5, 6))
