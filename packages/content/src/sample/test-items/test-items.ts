import { singleAllergens } from './allergy-single-allergens.ts';
import { totalAndMixes } from './allergy-total-and-mixes.ts';
import { glucose } from './biochemistry-glucose.ts';
import { heart } from './biochemistry-heart.ts';
import { ironAndProteins } from './biochemistry-iron-and-proteins.ts';
import { kidneyAndElectrolytes } from './biochemistry-kidney.ts';
import { lipids } from './biochemistry-lipids.ts';
import { liver } from './biochemistry-liver.ts';
import { factorsAndPlatelets } from './coagulation-factors-and-platelets.ts';
import { coagulationScreen } from './coagulation-screen.ts';
import { cytologyAndHistopathology } from './cytology-and-histopathology.ts';
import { adrenalAndMetabolicHormones } from './endocrinology-adrenal-and-metabolism.ts';
import { reproductiveHormones } from './endocrinology-reproduction.ts';
import { thyroidHormones } from './endocrinology-thyroid.ts';
import { chromosomesAndPrenatal } from './genetics-chromosomes-and-prenatal.ts';
import { genes } from './genetics-genes.ts';
import { bloodCells } from './haematology-blood-cells.ts';
import { bloodCount } from './haematology-blood-count.ts';
import { haemoglobinsAndBloodGroups } from './haematology-haemoglobins-and-groups.ts';
import { autoantibodies } from './immunology-autoantibodies.ts';
import { immunity } from './immunology-immunity.ts';
import { bacteriaFungiAndParasites } from './infectious-bacteria-and-parasites.ts';
import { hepatitis } from './infectious-hepatitis.ts';
import { sexuallyTransmitted } from './infectious-sexually-transmitted.ts';
import { torchAndVaccines } from './infectious-torch-and-vaccines.ts';
import { viruses } from './infectious-viruses.ts';
import { cultures } from './microbiology-cultures.ts';
import { microscopyAndAntigens } from './microbiology-microscopy-and-antigens.ts';
import { stoolAndFluidCultures } from './microbiology-stool-and-fluid-cultures.ts';
import { infections } from './molecular-infections.ts';
import { moreInfectionsAndTumours } from './molecular-infections-and-tumours.ts';
import { otherTests } from './other-tests.ts';
import type { SampleTestItem } from './test-item.ts';
import { therapeuticDrugs } from './therapeutic-drugs.ts';
import { timedUrineAndStool } from './timed-urine-and-stool.ts';
import { toxicology } from './toxicology.ts';
import { traceElements } from './trace-elements.ts';
import { tumourMarkers } from './tumour-markers.ts';
import { urinalysis } from './urinalysis.ts';
import { urineChemistry } from './urine-chemistry.ts';
import { vitamins } from './vitamins.ts';

/** The test catalogue an empty database starts with, in the order of the subjects. */
export const testItems: readonly SampleTestItem[] = [
  ...liver,
  ...kidneyAndElectrolytes,
  ...lipids,
  ...heart,
  ...glucose,
  ...ironAndProteins,
  ...bloodCount,
  ...bloodCells,
  ...haemoglobinsAndBloodGroups,
  ...coagulationScreen,
  ...factorsAndPlatelets,
  ...autoantibodies,
  ...immunity,
  ...thyroidHormones,
  ...reproductiveHormones,
  ...adrenalAndMetabolicHormones,
  ...tumourMarkers,
  ...hepatitis,
  ...sexuallyTransmitted,
  ...torchAndVaccines,
  ...viruses,
  ...bacteriaFungiAndParasites,
  ...cultures,
  ...stoolAndFluidCultures,
  ...microscopyAndAntigens,
  ...infections,
  ...moreInfectionsAndTumours,
  ...cytologyAndHistopathology,
  ...totalAndMixes,
  ...singleAllergens,
  ...therapeuticDrugs,
  ...toxicology,
  ...urinalysis,
  ...urineChemistry,
  ...timedUrineAndStool,
  ...traceElements,
  ...vitamins,
  ...chromosomesAndPrenatal,
  ...genes,
  ...otherTests,
];
