import { cellTests, partOfMatrix } from '../cells'

cellTests(partOfMatrix(1, 6))
