import { cellTests, partOfMatrix } from '../cells'

cellTests(partOfMatrix(2, 6))
